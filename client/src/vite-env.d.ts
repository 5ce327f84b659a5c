/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module "virtual:icons" {
  import type { IconName } from "./icons";

  const icons: Record<IconName, string>;
  export default icons;
}
