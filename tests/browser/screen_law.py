"""The layout law of every window for scrolling pages: the screens beside the table, and dialogs.

Every control can be scrolled into sight and is hit there; no word is cut, broken, smaller than its least size or off
to a side; no button, lit or not, is empty or smaller than its label; and nothing scrolls sideways. Content below the
window's edge may be scrolled to.
"""

from __future__ import annotations

from browser.layout_law import with_tests

# Breaches of the law on the page in words, and the number of controls checked.
SCREEN_LAW = with_tests("""(least) => {
  const found = new Set();
  let asked = 0;
  const shut = (one) => one.closest("[inert], .hidden-text, title, option, datalist");
  const open = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector("aside:has(.scroll)");
  const root = open ?? document.getElementById("app");
  const name = (one) => one.dataset.spot || one.dataset.opens || one.getAttribute("aria-label")
    || one.textContent.trim().slice(0, 30) || one.name || one.className;
  const kind = (one) => one?.getAttribute("class") || one?.tagName || "nothing";
  const seen = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !shut(one);
  const scrolls = (how) => /auto|scroll/.test(how);

  /** Where a finger goes: what is drawn for a box that is hidden, and the first line of a link. */
  const target = (one) => (one.matches("input") && one.offsetWidth < 12 ? one.closest("label") : one) ?? one;

  /** Its first box, or what is seen of it in a frame whose lines may be longer than itself. */
  function shown(one) {
    const box = [...one.getClientRects()][0];
    const frame = one.closest("[data-sideways]")?.getBoundingClientRect();
    if (!frame) return box;
    const [left, right] = [Math.max(box.left, frame.left), Math.min(box.right, frame.right)];
    const [top, bottom] = [Math.max(box.top, frame.top), Math.min(box.bottom, frame.bottom)];
    return new DOMRect(left, top, right - left, bottom - top);
  }

  function control(one) {
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, right, bottom, width, height } = shown(one);
    asked += 1;
    if (left < -1 || right > innerWidth + 1 || (height < innerHeight && (top < -1 || bottom > innerHeight + 1)))
      return found.add(`outside: ${name(one)}`);
    const middle = Math.min(top + height / 2, innerHeight - 2);
    for (const part of [.5, .16, .84]) {
      const hit = document.elementFromPoint(left + width * part, middle);
      if (!one.contains(hit) && !hit?.contains(one)) found.add(`covered: ${name(one)} by ${kind(hit)}`);
    }
    if ((EMPTY)(one)) found.add(`empty: ${name(one)}`);
    if (one.matches("select")) (NARROW)(one).forEach((text) => found.add(`cut: ${text}`));
    if (one.matches(".btn") && Math.min(one.offsetWidth, one.offsetHeight) < least.button.desktop - 0.5)
      found.add(`small: ${name(one)} ${one.offsetWidth} x ${one.offsetHeight}`);
    if (one.matches(".btn")) (OVERFLOW)(one).forEach((by) => found.add(`overflows: ${name(one)} by ${by}`));
  }

  const number = (text) => /^[\\d\\s+×−:.\\/]*\\d[\\d\\s+×−:.\\/]*$/.test(text);
  function leastOf(one, text) {
    if (one.closest(".card")) return number(text) ? least.marks : least.card;
    const mark = number(text) || getComputedStyle(one).textTransform === "uppercase";
    return mark || one.closest("svg, .kbd, .key, .caption, .label, small, thead") ? least.marks : least.words;
  }

  function words() {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent.trim();
      const one = walk.currentNode.parentElement;
      if (!text || !seen(one) || one.closest("svg, .card")) continue;
      const size = parseFloat(getComputedStyle(one).fontSize) * (one.currentCSSZoom ?? 1);
      if (size < leastOf(one, text) - 0.05) found.add(`tiny: ${text.slice(0, 24)} ${size.toFixed(1)} in ${kind(one)}`);
      (CUT)(walk.currentNode).forEach((breach) => found.add(breach));
      (BROKEN)(walk.currentNode).forEach((part) => found.add(`broken: ${part} in ${kind(one)} of ${kind(one.parentElement)}`));
    }
  }

  const clickable = "button, a[href], input, select, textarea, summary, [role=button], [role=tab]";
  const all = [...root.querySelectorAll(clickable)].map(target).filter((one) => seen(one) && one.getClientRects().length);
  new Set(all).forEach(control);
  words();
  for (const one of [document.scrollingElement, root, ...root.querySelectorAll("*")])
    if (one === document.scrollingElement ? one.scrollWidth > innerWidth : scrolls(getComputedStyle(one).overflowY) && one.scrollWidth > one.clientWidth + 1 && one.dataset.sideways === undefined)
      found.add(`scrolls sideways: ${kind(one)} by ${one.scrollWidth - one.clientWidth}`);
  return [[...found], asked];
}""")
