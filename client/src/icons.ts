/** Every icon of the page by its name in game-icons (CC BY 3.0). One line per use; see CREDITS.md. */
export const ICONS = [
  // resources
  "polar-star", "broadsword", "leather-boot", "queen-crown", "ringing-bell", "portal", "jeweled-chalice", "burn",
  // table
  "lantern-flame", "wax-seal", "anticlockwise-rotation", "clockwise-rotation", "semi-closed-eye", "hourglass",
  "death-skull", "spiked-dragon-head", "swap-bag", "fanged-skull", "boot-prints", "padlock", "padlock-open",
  "candlebright", "linked-rings", "treasure-map", "cowled", "scroll-unfurled", "rule-book", "talk", "alarm-clock",
  "robot-golem", "sound-on", "sound-off", "cog", "exit-door", "laurel-crown", "trophy", "save", "dice-six-faces-four",
  // lobby and signs
  "hooded-figure", "old-lantern", "processor", "apollo-capsule",
  // tokens and rooms
  "ring", "ankh", "amphora", "banana-bunch", "templar-shield", "breastplate", "crystal-ball", "monkey", "locked-chest",
  "light-backpack", "skeleton-key", "lockpicks", "egg-clutch", "health-potion", "standing-potion", "round-potion",
  "water-fountain", "shop", "crystal-shrine", "prisoner", "bookshelf", "ghost", "chalice-drops",
  "worm-mouth", "spider-alt", "minotaur", "medusa-head", "half-dead", "two-coins",
  // marks of maps
  "dungeon-gate", "cctv-camera", "elevator", "transportation-rings", "apollo-capsule", "overlord-helm", "cave-entrance",
] as const;

export type IconName = (typeof ICONS)[number];
