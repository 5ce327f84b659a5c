/** Sound synthesizer of the table: paper is noise through a moving filter, metal and wood ring in their modes, breath
 * is slow noise over a growl. No recordings, so nothing is fetched. */

/** What can be heard at a table. */
export type SoundName =
  | "card"
  | "shuffle"
  | "coin"
  | "metal"
  | "cube"
  | "boot"
  | "lock"
  | "tile"
  | "token"
  | "engine"
  | "teleport"
  | "heal"
  | "clank"
  | "dragon"
  | "rage"
  | "hit"
  | "dead"
  | "secret"
  | "artifact"
  | "out"
  | "win"
  | "over"
  | "bell";

/** Each with a volume of its own: what hands do, the big moments, and what calls somebody back. */
export type Channel = "table" | "moments" | "bell";

interface Voice {
  channel: Channel;
  lasts: number; // seconds
  loud: number;
  make: (bench: Bench) => void;
}

/** A mode of something struck: its pitch as a multiple of the lowest, how loud, and how many seconds it rings. */
type Mode = readonly [ratio: number, loud: number, rings: number];

interface Burst {
  at?: number;
  lasts: number;
  attack?: number;
  filter?: BiquadFilterType;
  /** Where the filter goes, in equal steps. */
  through: readonly number[];
  q?: number;
  loud: number;
}

interface Hum extends Burst {
  wave: OscillatorType;
  pitch: readonly number[];
  /** So many times a second it is interrupted: a growl, a tremor. */
  trembles?: number;
}

const SILENT = 0.0001;
const WOOD: Mode[] = [
  [1, 1, 0.07],
  [1.87, 0.6, 0.05],
  [2.71, 0.35, 0.035],
];
const COIN: Mode[] = [
  [1, 1, 0.3],
  [1.48, 0.7, 0.24],
  [2.09, 0.45, 0.16],
  [2.56, 0.3, 0.12],
  [3.4, 0.2, 0.08],
];
const BLADE: Mode[] = [
  [1, 0.7, 0.55],
  [2.76, 1, 0.42],
  [5.4, 0.5, 0.25],
  [8.9, 0.25, 0.12],
];
const PAN: Mode[] = [
  [1, 1, 0.34],
  [1.58, 0.9, 0.3],
  [2.24, 0.7, 0.22],
  [2.92, 0.5, 0.16],
  [4.13, 0.35, 0.1],
];
const BELL: Mode[] = [
  [0.5, 0.5, 1.3],
  [1, 1, 1.1],
  [1.19, 0.55, 0.8],
  [1.5, 0.35, 0.7],
  [2, 0.5, 0.55],
  [2.66, 0.25, 0.3],
  [4.1, 0.12, 0.14],
];
const GONG: Mode[] = [
  [1, 1, 1.5],
  [1.52, 0.6, 1.2],
  [2.03, 0.5, 1],
  [2.98, 0.35, 0.7],
  [4.02, 0.25, 0.5],
  [5.3, 0.15, 0.3],
];
const STRING: Mode[] = [
  [1, 1, 0.6],
  [2, 0.42, 0.4],
  [3, 0.2, 0.25],
  [4, 0.1, 0.16],
];

/** Where a sound is put together: sources, filters and envelopes, from a given moment on. */
class Bench {
  constructor(
    private readonly context: BaseAudioContext,
    private readonly out: AudioNode,
    private readonly begins: number,
  ) {}

  /** Noise through a filter that moves: paper, gravel, breath. */
  noise(burst: Burst): void {
    const source = new AudioBufferSourceNode(this.context, { buffer: hiss(this.context), loop: true });
    this.shape(source, burst);
  }

  /** A tone whose pitch glides, through a filter that moves. */
  hum(hum: Hum): void {
    const at = this.begins + (hum.at ?? 0);
    const source = new OscillatorNode(this.context, { type: hum.wave, frequency: hum.pitch[0] ?? 100 });
    glide(source.frequency, hum.pitch, at, hum.lasts);
    this.shape(source, hum);
  }

  /** Something struck, ringing in its modes. */
  ring(modes: readonly Mode[], pitch: number, loud: number, at = 0): void {
    for (const [ratio, part, rings] of modes) {
      const source = new OscillatorNode(this.context, { type: "sine", frequency: pitch * ratio });
      this.envelope(source, { at, lasts: rings, attack: 0.002, loud: loud * part });
    }
  }

  private shape(source: AudioScheduledSourceNode, part: Burst & { trembles?: number }): void {
    const at = this.begins + (part.at ?? 0);
    const filter = new BiquadFilterNode(this.context, {
      type: part.filter ?? "bandpass",
      Q: part.q ?? 0.8,
      frequency: part.through[0] ?? 1000,
    });
    glide(filter.frequency, part.through, at, part.lasts);
    const end = part.trembles
      ? this.tremble(source.connect(filter), part.trembles, at, part.lasts)
      : source.connect(filter);
    this.envelope(source, part, end);
  }

  private tremble(from: AudioNode, often: number, at: number, lasts: number): AudioNode {
    const gate = new GainNode(this.context, { gain: 0.6 });
    const beat = new OscillatorNode(this.context, { type: "triangle", frequency: often });
    beat.connect(new GainNode(this.context, { gain: 0.4 })).connect(gate.gain);
    beat.start(at);
    beat.stop(at + lasts);
    return from.connect(gate);
  }

  private envelope(
    source: AudioScheduledSourceNode,
    part: Pick<Burst, "at" | "lasts" | "attack" | "loud">,
    end: AudioNode = source,
  ): void {
    const at = this.begins + (part.at ?? 0);
    const volume = new GainNode(this.context, { gain: 0 });
    volume.gain.setValueAtTime(SILENT, at);
    volume.gain.linearRampToValueAtTime(part.loud, at + (part.attack ?? 0.004));
    volume.gain.exponentialRampToValueAtTime(SILENT, at + part.lasts);
    end.connect(volume).connect(this.out);
    source.start(at);
    source.stop(at + part.lasts);
  }
}

/** A brass note opens and closes like a mouth. */
function horn(bench: Bench, pitch: number, at: number, lasts: number): void {
  bench.hum({
    wave: "sawtooth",
    pitch: [pitch * 0.985, pitch, pitch],
    filter: "lowpass",
    through: [pitch * 1.5, pitch * 5, pitch * 2],
    q: 0.5,
    at,
    lasts,
    attack: 0.05,
    loud: 0.3,
  });
}

function step(bench: Bench, at: number): void {
  bench.hum({ wave: "sine", pitch: [92, 58], filter: "lowpass", through: [400], at, lasts: 0.1, loud: 0.8 });
  bench.noise({ filter: "lowpass", through: [420, 160], at, lasts: 0.08, loud: 0.6 });
  bench.noise({ through: [2100, 1500], at: at + 0.012, lasts: 0.05, loud: 0.14 });
}

export const VOICES: Record<SoundName, Voice> = {
  card: {
    channel: "table",
    lasts: 0.16,
    loud: 0.8,
    make: (bench) => {
      bench.noise({ through: [2400, 5600, 3800], lasts: 0.11, attack: 0.035, q: 0.7, loud: 0.55 });
      bench.noise({ filter: "lowpass", through: [700, 250], at: 0.09, lasts: 0.06, loud: 0.5 });
    },
  },
  shuffle: {
    channel: "table",
    lasts: 0.62,
    loud: 1,
    make: (bench) => {
      for (let n = 0; n < 9; n += 1)
        bench.noise({ through: [3000 + 260 * n], at: 0.038 * n, lasts: 0.03, q: 1.2, loud: 0.4 });
      bench.noise({ through: [5200, 2600], at: 0.34, lasts: 0.26, attack: 0.1, loud: 0.4 });
    },
  },
  coin: {
    channel: "table",
    lasts: 0.42,
    loud: 0.5,
    make: (bench) => {
      bench.noise({ filter: "highpass", through: [6000], lasts: 0.012, loud: 0.3 });
      bench.ring(COIN, 2860, 0.3);
      bench.ring(COIN, 3380, 0.24, 0.075);
    },
  },
  metal: {
    channel: "table",
    lasts: 0.66,
    loud: 0.5,
    make: (bench) => {
      bench.noise({ through: [3600, 7200], lasts: 0.16, attack: 0.05, q: 2, loud: 0.4 });
      bench.ring(BLADE, 640, 0.3, 0.07);
    },
  },
  cube: {
    channel: "table",
    lasts: 0.26,
    loud: 0.55,
    make: (bench) => {
      [
        [0, 0.5],
        [0.085, 0.26],
        [0.14, 0.13],
      ].forEach(([at = 0, loud = 0], n) => bench.ring(WOOD, 980 + 60 * n, loud, at));
      bench.noise({ through: [1600], lasts: 0.014, loud: 0.4 });
    },
  },
  boot: {
    channel: "table",
    lasts: 0.34,
    loud: 0.6,
    make: (bench) => {
      step(bench, 0);
      step(bench, 0.2);
    },
  },
  lock: {
    channel: "table",
    lasts: 0.32,
    loud: 0.6,
    make: (bench) => {
      bench.noise({ through: [3400], lasts: 0.014, q: 2, loud: 0.7 });
      bench.ring(
        BLADE.map(([ratio, loud]) => [ratio, loud, 0.05] as const),
        1500,
        0.25,
        0.07,
      );
      bench.ring(
        WOOD.map(([ratio, loud, rings]) => [ratio, loud, rings * 2] as const),
        320,
        0.5,
        0.15,
      );
      bench.noise({ filter: "lowpass", through: [900, 300], at: 0.15, lasts: 0.06, loud: 0.6 });
    },
  },
  tile: {
    channel: "table",
    lasts: 0.46,
    loud: 0.6,
    make: (bench) => {
      bench.noise({ through: [800, 1300, 700], lasts: 0.24, attack: 0.08, q: 1.4, loud: 0.4 });
      bench.hum({
        wave: "sine",
        pitch: [125, 62],
        filter: "lowpass",
        through: [500],
        at: 0.2,
        lasts: 0.2,
        loud: 0.9,
      });
      bench.noise({ filter: "lowpass", through: [800, 180], at: 0.2, lasts: 0.12, loud: 0.8 });
    },
  },
  token: {
    channel: "table",
    lasts: 0.3,
    loud: 0.5,
    make: (bench) => {
      bench.ring(WOOD, 1320, 0.5);
      bench.ring(COIN, 1980, 0.14, 0.02);
      bench.noise({ through: [2400], lasts: 0.016, loud: 0.4 });
    },
  },
  engine: {
    channel: "table",
    lasts: 1.1,
    loud: 0.8,
    make: (bench) => {
      bench.hum({
        wave: "sawtooth",
        pitch: [58, 112, 104],
        filter: "lowpass",
        through: [240, 760, 300],
        lasts: 0.72,
        attack: 0.16,
        loud: 0.4,
      });
      bench.noise({ through: [500, 1400, 600], lasts: 0.72, attack: 0.2, loud: 0.16 });
      bench.ring(
        BELL.map(([ratio, loud, rings]) => [ratio, loud, rings * 0.38] as const),
        1318,
        0.2,
        0.6,
      );
    },
  },
  teleport: {
    channel: "table",
    lasts: 0.72,
    loud: 0.9,
    make: (bench) => {
      bench.hum({
        wave: "sine",
        pitch: [420, 1900],
        filter: "lowpass",
        through: [4000],
        lasts: 0.6,
        attack: 0.12,
        trembles: 26,
        loud: 0.4,
      });
      bench.hum({
        wave: "sine",
        pitch: [630, 2850],
        filter: "lowpass",
        through: [5000],
        lasts: 0.6,
        attack: 0.18,
        trembles: 31,
        loud: 0.2,
      });
      bench.noise({ through: [1200, 7000], lasts: 0.7, attack: 0.3, q: 3, loud: 0.3 });
    },
  },
  heal: {
    channel: "table",
    lasts: 0.9,
    loud: 0.7,
    make: (bench) => {
      [523, 659, 784].forEach((pitch, n) => bench.ring(STRING, pitch, 0.3, 0.1 * n));
      [1400, 1900, 1650].forEach((pitch, n) =>
        bench.hum({
          wave: "sine",
          pitch: [pitch, pitch * 1.6],
          filter: "lowpass",
          through: [6000],
          at: 0.06 + 0.13 * n,
          lasts: 0.05,
          loud: 0.16,
        }),
      );
    },
  },
  clank: {
    channel: "table",
    lasts: 0.5,
    loud: 0.5,
    make: (bench) => {
      bench.noise({ through: [2600], lasts: 0.03, loud: 0.5 });
      bench.ring(PAN, 590, 0.28);
      bench.ring(PAN, 505, 0.18, 0.11);
    },
  },
  dragon: {
    channel: "moments",
    lasts: 1.9,
    loud: 1.3,
    make: (bench) => {
      bench.noise({ filter: "lowpass", through: [180, 800, 420, 120], lasts: 1.85, attack: 0.5, loud: 0.7 });
      bench.hum({
        wave: "sawtooth",
        pitch: [44, 63, 52, 38],
        filter: "lowpass",
        through: [180, 420, 160],
        lasts: 1.7,
        attack: 0.35,
        trembles: 21,
        loud: 0.6,
      });
      bench.noise({ through: [2600, 4200, 1500], at: 0.25, lasts: 1.2, attack: 0.4, loud: 0.05 });
    },
  },
  rage: {
    channel: "moments",
    lasts: 1.1,
    loud: 0.75,
    make: (bench) => {
      bench.hum({
        wave: "sawtooth",
        pitch: [40, 58, 78],
        filter: "lowpass",
        through: [150, 380],
        lasts: 0.95,
        attack: 0.4,
        trembles: 17,
        loud: 0.6,
      });
      bench.noise({ filter: "lowpass", through: [180, 620], lasts: 0.95, attack: 0.5, loud: 0.4 });
      bench.hum({
        wave: "sine",
        pitch: [88, 44],
        filter: "lowpass",
        through: [300],
        at: 0.78,
        lasts: 0.3,
        loud: 0.9,
      });
    },
  },
  hit: {
    channel: "moments",
    lasts: 0.24,
    loud: 0.7,
    make: (bench) => {
      bench.hum({ wave: "sine", pitch: [150, 48], filter: "lowpass", through: [600], lasts: 0.2, loud: 0.9 });
      bench.noise({ through: [900, 350], lasts: 0.1, loud: 0.8 });
      bench.noise({ through: [3000], at: 0.01, lasts: 0.04, loud: 0.3 });
    },
  },
  dead: {
    channel: "moments",
    lasts: 2.2,
    loud: 0.7,
    make: (bench) => {
      bench.ring(
        GONG.map(([ratio, loud, rings]) => [ratio, loud, rings * 1.35] as const),
        98,
        0.4,
      );
      bench.noise({ filter: "lowpass", through: [900, 150], at: 0.3, lasts: 1.6, attack: 0.3, loud: 0.35 });
    },
  },
  secret: {
    channel: "moments",
    lasts: 1.05,
    loud: 0.7,
    make: (bench) => {
      [784, 988, 1175, 1568].forEach((pitch, n) => bench.ring(STRING, pitch, 0.26, 0.075 * n));
      bench.noise({ through: [5000, 9000], at: 0.1, lasts: 0.7, attack: 0.2, q: 3, loud: 0.06 });
    },
  },
  artifact: {
    channel: "moments",
    lasts: 1.8,
    loud: 0.8,
    make: (bench) => {
      bench.ring(GONG, 196, 0.32);
      [1568, 1976, 2349].forEach((pitch, n) => bench.ring(COIN, pitch, 0.07, 0.16 + 0.1 * n));
      bench.noise({
        filter: "lowpass",
        through: [120, 420, 120],
        at: 0.5,
        lasts: 1.25,
        attack: 0.5,
        loud: 0.5,
      });
    },
  },
  out: {
    channel: "moments",
    lasts: 1.2,
    loud: 1.3,
    make: (bench) => {
      horn(bench, 392, 0, 0.4);
      horn(bench, 587, 0.26, 0.9);
    },
  },
  win: {
    channel: "moments",
    lasts: 2.1,
    loud: 1,
    make: (bench) => {
      [392, 523, 659].forEach((pitch, n) => horn(bench, pitch, 0.19 * n, 0.3));
      [523, 659, 784].forEach((pitch) => horn(bench, pitch, 0.6, 1.45));
    },
  },
  over: {
    channel: "moments",
    lasts: 1.7,
    loud: 0.8,
    make: (bench) => {
      [523, 440, 349].forEach((pitch, n) =>
        bench.ring(
          STRING.map(([ratio, loud, rings]) => [ratio, loud, rings * 1.7] as const),
          pitch,
          0.4,
          0.28 * n,
        ),
      );
    },
  },
  bell: {
    channel: "bell",
    lasts: 1.45,
    loud: 0.7,
    make: (bench) => {
      bench.ring(BELL, 988, 0.24);
      bench.ring(BELL, 740, 0.2, 0.16);
    },
  },
};

/** Puts a sound together so that it begins at a moment; its length in seconds. */
export function sound(
  context: BaseAudioContext,
  name: SoundName,
  at: number,
  volume: number,
  out: AudioNode,
): number {
  const { lasts, loud, make } = VOICES[name];
  const gain = new GainNode(context, { gain: loud * volume });
  gain.connect(out);
  make(new Bench(context, gain, at));
  return lasts;
}

function glide(value: AudioParam, through: readonly number[], at: number, lasts: number): void {
  value.setValueAtTime(through[0] ?? 0, at);
  through
    .slice(1)
    .forEach((next, n) =>
      value.exponentialRampToValueAtTime(next, at + (lasts * (n + 1)) / (through.length - 1)),
    );
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise, the same every time. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known) return known;
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  let seed = 22222;
  for (let n = 0; n < samples.length; n += 1) {
    seed = (seed * 16807) % 2147483647;
    samples[n] = (seed / 2147483647) * 2 - 1;
  }
  hisses.set(context, buffer);
  return buffer;
}
