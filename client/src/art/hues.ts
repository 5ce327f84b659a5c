/** Six tones to a hue: three of the place (light, air, dark), three of the figure (lit, body, shade). */
export const HUES = {
  slate: ["#cfd8e6", "#3b4658", "#12161e", "#fffaf0", "#dcd3c2", "#6a6662"],
  brass: ["#ffd98a", "#6b4a16", "#1d1407", "#fffbe9", "#ffd481", "#a56a1c"],
  teal: ["#a9f0e2", "#15585c", "#041417", "#fffdf0", "#c8ecd4", "#3f9488"],
  blue: ["#bfe0ff", "#235290", "#060f20", "#fffdf4", "#c3dcf5", "#4a83c0"],
  green: ["#eef3b0", "#3d6826", "#0b1606", "#fffdea", "#f0e29a", "#8f9a3a"],
  violet: ["#e4d0ff", "#4d369a", "#0f0824", "#fffaff", "#e2ccff", "#8a63d8"],
  red: ["#ffb27c", "#7c2115", "#1b0504", "#fff6e2", "#ffb684", "#b8432a"],
  sapphire: ["#b9dcff", "#1f46b0", "#050d2b", "#ffffff", "#6aa6ff", "#0f2a8a"],
  emerald: ["#b6ffd0", "#12713f", "#03190e", "#ffffff", "#4fe092", "#075029"],
  ruby: ["#ffc0b8", "#a0142c", "#2a0309", "#ffffff", "#ff6a72", "#700616"],
  diamond: ["#ffffff", "#5b7b95", "#131a24", "#ffffff", "#cfe8f5", "#557a92"],
  rose: ["#ffd9e8", "#9c2f63", "#2a0618", "#ffffff", "#ffa3c8", "#8a2456"],
  amber: ["#ffe0a0", "#a8480a", "#2a0e02", "#fffdf0", "#ffb545", "#a23c08"],
  onyx: ["#c3c8e0", "#343a52", "#0a0b12", "#ffffff", "#8f97b8", "#2c3048"],
  smoke: ["#f0dcc4", "#5e4838", "#17100b", "#fffaf2", "#cdb49a", "#664a34"],
  // In Space: whatever lights them, places end in the dark between stars.
  hull: ["#c6d4ea", "#33455f", "#070c18", "#fbfdff", "#ccd9ea", "#5b6d8c"],
  beacon: ["#ffe7ae", "#3d4876", "#080b1d", "#fffdf0", "#f6dfa6", "#a8853f"],
  starlight: ["#cfe4ff", "#26499a", "#050a1f", "#ffffff", "#cbe0fa", "#5a82c6"],
  ember: ["#ffc59a", "#863536", "#0c0819", "#fff8ea", "#ffc490", "#c65a32"],
  nebula: ["#e9c6ff", "#4f2c94", "#09061f", "#fff7ff", "#dfbcff", "#8a54d4"],
  plasma: ["#b2fbf0", "#0e5f76", "#03101d", "#f6fffc", "#aaf0e4", "#2f94a6"],
  alarm: ["#ff9c96", "#661a3a", "#0d0514", "#fff3ee", "#ffab9e", "#ba3f52"],
} as const;

export type Hue = keyof typeof HUES;
