// A bot that answers lines of JSON: tiptoe sim classic --seats "stdio:node examples/bots/stdio_bot.mjs",random
import { createInterface } from "node:readline";

// The first of these words that something offered begins with is done; of several the last one.
const LIKES = ["take", "fetch", "play", "buy", "use", "fight", "acquire", "invoke", "pick", "trash", "move", "teleport"];

/** Whatever a seat may know is in `view`; one of `keys` must be answered. */
export function choose(view, keys) {
  const me = view.seats[view.seat];
  const hasArtifact = (me.tokens ?? []).some((token) => token.startsWith("artifact"));
  for (const word of LIKES) {
    if (word === "acquire" && hasArtifact) continue; // it is time to go
    const offered = keys.filter((key) => key.split(":")[0] === word);
    if (offered.length) return hasArtifact ? offered[0] : offered.at(-1);
  }
  return keys.at(-1);
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type !== "ask") continue; // "game" begins one, "over" ends it
  const { view, question } = message.position;
  console.log(JSON.stringify({ key: choose(view, question.choices) }));
}
