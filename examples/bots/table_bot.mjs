// A bot at a table of a server: node examples/bots/table_bot.mjs http://127.0.0.1:8765 [TABLE]
// With the name of a table it joins that one and waits for its host; without one it opens a table against a bot.
// A server may slow it down; as it waits for every answer, it is never thrown out.
const [server, table] = process.argv.slice(2);
if (!globalThis.WebSocket) {
  console.error("This needs Node 22, or Node 20 with an option: node --experimental-websocket FILE SERVER [TABLE]");
  process.exit(1);
}

/** The answer, and the cookie that proves the seat. */
async function post(path, body) {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(server + path, { method: "POST", headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return [await answer.json(), answer.headers.getSetCookie()[0].split(";")[0]];
}

/** Whatever a seat may know is in `view`; one of `keys` must be answered. */
function choose(view, keys) {
  const taken = keys.filter((key) => key.startsWith("take:") || key.startsWith("play:"));
  const among = taken.length ? taken : keys;
  return among[Math.floor(Math.random() * among.length)];
}

const [seat, cookie] = table
  ? await post(`/api/tables/${table}/join`, { name: "Jsbot" })
  : await post("/api/tables", { spec: "classic", seats: ["", "random"], name: "Jsbot" });

const address = `${server.replace(/^http/, "ws")}/api/tables/${seat.table}/live?pace=instant`;
const socket = new WebSocket(address, { headers: { cookie } });
let over = false;
const send = (id, command) => socket.send(JSON.stringify({ id, command }));

socket.onopen = () => table || send(0, { type: "start" });
socket.onmessage = ({ data }) => {
  const { info, position } = JSON.parse(data);
  if (info?.phase === "over") {
    over = true;
    console.log(JSON.stringify(info.endings));
    return socket.close();
  }
  const question = position?.question;
  if (!question?.choices?.length) return;
  const key = choose(position.view, question.choices);
  send(question.decision, { type: "choose", decision: question.decision, key });
};
socket.onclose = ({ code, reason }) => {
  if (over) return; // Node 20 calls it an error if a compressed message was still on its way
  console.error(`The server closed the connection: ${code} ${reason}`);
  process.exitCode = 1;
};
