/** Popover position: a large card beside its small one, covering neither it nor its neighbours. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 10;

/** Beside the whole `region` that the thing at `beside` lies in: above what lies low, else left or right of it, at its foot. */
export function placeBeside(
  beside: Box,
  region: Box,
  size: Size,
  window: Size,
): { left: number; top: number } {
  const within = (wanted: number, room: number, needs: number): number =>
    Math.max(GAP, Math.min(wanted, room - needs - GAP));
  if (region.top > window.height * 0.6 && region.top - size.height - GAP >= 0) {
    const middle = (beside.left + beside.right - size.width) / 2;
    return { left: within(middle, window.width, size.width), top: region.top - size.height - GAP };
  }
  const toLeft = region.left > window.width - region.right;
  const left = toLeft ? region.left - size.width - GAP : region.right + GAP;
  return {
    left: within(left, window.width, size.width),
    top: within(region.bottom - size.height, window.height, size.height),
  };
}
