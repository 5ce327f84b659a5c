/** Sound output of a table with a volume for each channel. Silent before the first click or key, as browsers require.
 */
import { settings } from "../page/settings.svelte";
import { sound, VOICES, type SoundName } from "./sound-synth";

export type { SoundName };

const APART = 0.05; // seconds between sounds that begin together
const TOO_MUCH = 1; // seconds of sounds that wait: more cannot be heard

let context: AudioContext | null = null;
let out: AudioNode | null = null;
let free = 0; // when the next sound may begin

if (navigator.userActivation?.hasBeenActive) wake(); // the click that led here
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

/** Plays a sound after those that have just begun. Only what calls somebody back is heard from a hidden page. */
export function play(name: SoundName): void {
  const { channel } = VOICES[name];
  const volume = settings.silent ? 0 : settings.volumes[channel];
  if (!context || !out || volume <= 0 || (document.hidden && channel !== "bell")) return;
  const at = Math.max(context.currentTime, free);
  if (at > context.currentTime + TOO_MUCH) return;
  free = at + APART;
  sound(context, name, at, volume, out);
}

function wake(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  out ??= limited(context);
  if (context.state === "suspended") void context.resume();
}

/** However much sounds at once, it never cracks. */
function limited(context: AudioContext): AudioNode {
  const limit = new DynamicsCompressorNode(context, {
    threshold: -8,
    ratio: 12,
    attack: 0.002,
    release: 0.12,
  });
  limit.connect(context.destination);
  return limit;
}
