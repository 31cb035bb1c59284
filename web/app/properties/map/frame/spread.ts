export interface SpreadBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Between two pins, in pixels. */
const gap = 3;
const rounds = 400;
/** A turn after which directions never meet again: what stands at one point parts to all sides. */
const goldenTurn = Math.PI * (3 - Math.sqrt(5));

/** How far each box moves so that none covers another, as little as that takes; at most so many pixels. */
export function spread(boxes: readonly SpreadBox[], most: number): { right: number; down: number }[] {
  const moved = boxes.map(({ x, y }, at) => ({
    x: x + Math.cos(at * goldenTurn) * 0.01,
    y: y + Math.sin(at * goldenTurn) * 0.01,
  }));
  for (let round = 0; round < rounds; round++) if (!pushApart(boxes, moved)) break;
  return boxes.map(({ x, y }, at) => {
    const [right, down] = [(moved[at]?.x ?? x) - x, (moved[at]?.y ?? y) - y];
    const far = Math.hypot(right, down);
    if (far < 0.5) return { right: 0, down: 0 };
    const share = Math.min(1, most / far);
    return { right: Math.round(right * share), down: Math.round(down * share) };
  });
}

/** One round; false where nothing covers anything. */
function pushApart(boxes: readonly SpreadBox[], moved: { x: number; y: number }[]): boolean {
  let pushed = false;
  for (const [at, one] of moved.entries()) {
    for (let next = at + 1; next < moved.length; next++) {
      const [other, box, otherBox] = [moved[next], boxes[at], boxes[next]];
      if (!other || !box || !otherBox) continue;
      const across = (box.width + otherBox.width) / 2 + gap - Math.abs(other.x - one.x);
      const along = (box.height + otherBox.height) / 2 + gap - Math.abs(other.y - one.y);
      if (across <= 0 || along <= 0) continue;
      pushed = true;
      const axis = along <= across ? "y" : "x";
      const push = ((axis === "y" ? along : across) / 2 + 0.5) * (other[axis] < one[axis] ? -1 : 1);
      one[axis] -= push;
      other[axis] += push;
    }
  }
  return pushed;
}
