/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:icons" {
  const icons: Record<import("./icons").IconName, string>;
  export default icons;
}

declare module "virtual:languages" {
  /** Percent of the page's words by language. */
  const percents: Record<string, number>;
  export default percents;
}

declare module "virtual:icon/*" {
  const icon: string;
  export default icon;
}

declare module "virtual:art/*" {
  const icons: Record<string, string>;
  export default icons;
}

declare module "virtual:fonts.css";
