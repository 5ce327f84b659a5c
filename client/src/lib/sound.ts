/** Small dry sounds, made here: nothing is fetched, and nothing plays before the first click. */
import { settings } from "./settings.svelte";

/** What can be heard at a table. */
export type SoundName =
  | "card" | "shuffle" | "coin" | "metal" | "cube" | "boot" | "lock" | "tile" | "token" | "lift" | "beam" | "heal"
  | "clank" | "dragon" | "rage" | "hit" | "dead" | "secret" | "artifact" | "out" | "win" | "over"
  | "bell";

interface Tone {
  wave: OscillatorType;
  pitch: number[]; // one after another
  lasts: number; // seconds, each
  loud: number;
}

const TONES: Record<SoundName, Tone> = {
  card: { wave: "triangle", pitch: [1400, 700], lasts: 0.035, loud: 0.08 },
  coin: { wave: "triangle", pitch: [1900, 2500], lasts: 0.08, loud: 0.12 },
  boot: { wave: "sine", pitch: [150, 90], lasts: 0.07, loud: 0.3 },
  clank: { wave: "square", pitch: [720, 480], lasts: 0.09, loud: 0.07 },
  shuffle: { wave: "triangle", pitch: [900, 700, 900], lasts: 0.03, loud: 0.08 },
  metal: { wave: "square", pitch: [900, 600], lasts: 0.07, loud: 0.07 },
  cube: { wave: "sine", pitch: [420, 300], lasts: 0.04, loud: 0.2 },
  token: { wave: "triangle", pitch: [1900, 2500], lasts: 0.08, loud: 0.12 },
  lift: { wave: "sine", pitch: [110, 165], lasts: 0.2, loud: 0.2 },
  beam: { wave: "sine", pitch: [660, 990, 1320], lasts: 0.08, loud: 0.15 },
  heal: { wave: "sine", pitch: [523, 784], lasts: 0.14, loud: 0.18 },
  rage: { wave: "sawtooth", pitch: [55, 70], lasts: 0.4, loud: 0.2 },
  dead: { wave: "sawtooth", pitch: [120, 60, 40], lasts: 0.3, loud: 0.2 },
  secret: { wave: "triangle", pitch: [784, 988, 1175], lasts: 0.09, loud: 0.14 },
  artifact: { wave: "triangle", pitch: [392, 523, 659], lasts: 0.16, loud: 0.18 },
  out: { wave: "triangle", pitch: [659, 784], lasts: 0.2, loud: 0.18 },
  lock: { wave: "square", pitch: [320, 900], lasts: 0.04, loud: 0.06 },
  tile: { wave: "sine", pitch: [220, 110], lasts: 0.09, loud: 0.35 },
  dragon: { wave: "sawtooth", pitch: [60, 95, 48], lasts: 0.4, loud: 0.25 },
  hit: { wave: "sawtooth", pitch: [180, 90], lasts: 0.1, loud: 0.16 },
  bell: { wave: "sine", pitch: [660, 880], lasts: 0.32, loud: 0.25 },
  win: { wave: "triangle", pitch: [523, 659, 784, 1047], lasts: 0.2, loud: 0.2 },
  over: { wave: "triangle", pitch: [523, 440, 349], lasts: 0.26, loud: 0.16 },
};
const APART = 0.06; // seconds between sounds that begin together

let context: AudioContext | null = null;
let free = 0; // when the next sound may begin

addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

/** Plays a sound after those that have just begun. Only what calls somebody back is heard from a hidden page. */
export function play(sound: SoundName): void {
  if (!context || settings.sound <= 0) return;
  if (sound === "bell" ? !settings.bell : document.hidden) return;
  const tone = TONES[sound];
  const at = Math.max(context.currentTime, free);
  if (at > context.currentTime + 1) return; // too much at once to be heard
  free = at + APART;
  tone.pitch.forEach((pitch, n) => note(tone, pitch, at + n * tone.lasts));
}

function note(tone: Tone, pitch: number, at: number): void {
  if (!context) return;
  const source = new OscillatorNode(context, { type: tone.wave, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(tone.loud * settings.sound, at + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + tone.lasts);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + tone.lasts + 0.02);
}

function wake(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}
