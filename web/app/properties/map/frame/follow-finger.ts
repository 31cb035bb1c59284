import type { Corner, MapAdapter } from "./map-adapter";

interface Settings {
  adapter: MapAdapter;
  finish(corners: readonly Corner[]): void;
}

/** A line no wider than this was a tap, not a drawing. */
const least = 24;
const svg = "http://www.w3.org/2000/svg";

/** Draws along with a finger or mouse over the map, which does not move meanwhile. Returns a function to stop. */
export function followFinger({ adapter, finish }: Settings): () => void {
  const sheet = Object.assign(document.createElement("div"), { className: "drawing" });
  const picture = document.createElementNS(svg, "svg");
  const line = document.createElementNS(svg, "path");
  picture.append(line);
  sheet.append(picture);
  let points: { x: number; y: number }[] = [];
  let finger: number | null = null;
  const show = () => line.setAttribute("d", points.map(({ x, y }, at) => `${at === 0 ? "M" : "L"}${x} ${y}`).join(""));

  sheet.addEventListener("pointerdown", ({ pointerId, offsetX: x, offsetY: y }) => {
    if (finger !== null) return;
    finger = pointerId;
    sheet.setPointerCapture(pointerId);
    points = [{ x, y }];
  });
  sheet.addEventListener("pointermove", ({ pointerId, offsetX: x, offsetY: y }) => {
    if (pointerId !== finger) return;
    points.push({ x, y });
    show();
  });
  const lift = (isWhole: boolean) => {
    finger = null;
    const [across, along] = [points.map(({ x }) => x), points.map(({ y }) => y)].map(
      (values) => Math.max(...values) - Math.min(...values),
    );
    const corners = points.map(({ x, y }) => adapter.cornerAt(x, y));
    points = [];
    show();
    if (isWhole && (across ?? 0) > least && (along ?? 0) > least) finish(corners);
  };
  sheet.addEventListener("pointerup", ({ pointerId }) => pointerId === finger && lift(true));
  sheet.addEventListener("pointercancel", ({ pointerId }) => pointerId === finger && lift(false));
  document.body.append(sheet);
  return () => sheet.remove();
}
