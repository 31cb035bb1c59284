import type { Random } from "../random.js";
import { frameOf, type Subject } from "./frame.js";
import { frontGarden, yard } from "./front-garden.js";
import { behind, neighbours, streetThings } from "./neighbours.js";
import type { Light } from "./palette.js";
import { atmosphere, canvas, ground, sky } from "./street.js";
import { leafShadow } from "./greenery.js";
import { group, svg } from "./svg.js";

/** The picture of a building where it stands: sky, what is around it, itself, the ground before it and the air between. */
export function viewOf(random: Random, light: Light, subject: Subject): string {
  const { buildings, stands } = subject;
  const frame = frameOf(random, subject);
  const { x, top, wide, high, bottom, scale } = frame;
  const above = sky(random, light, wide, x, top, stands === "row" ? 0.4 : 0.1);
  const street = ground(random, light, wide, high * 0.2, x);
  const parts = [above.body];
  if (stands === "row") parts.push(neighbours(random, light, frame), above.haze(0.3));
  if (stands === "garden" || stands === "yard") parts.push(behind(random, light, frame, above.haze(0.34)));
  for (const { drawn } of buildings) parts.push(drawn.body);
  if (stands !== "field" && light.name !== "grey" && light.name !== "dusk" && random.chance(0.5)) {
    const { x: from, width: across, drawn } = random.pick(buildings);
    const at = light.sun > 0 ? from : from + across * 0.5;
    parts.push(leafShadow(random, light, at, Math.max(drawn.top + 90, canvas.ground - 420), across * 0.5, 320));
  }
  if (stands === "garden") {
    const down = { transform: `translate(0 ${(bottom - canvas.ground) * 0.66})` };
    parts.push(group(street, down), frontGarden(random, light, frame, subject));
  } else parts.push(stands === "yard" ? yard(random, light, frame) : street);
  if (stands === "row") parts.push(streetThings(random, light, frame));
  const air = atmosphere(random, light, [x, top, wide, high]);
  const defs = above.defs + buildings.map(({ drawn }) => drawn.defs).join("") + air.defs;
  const near = { transform: `translate(${-x * scale} ${-top * scale}) scale(${scale})` };
  return svg(canvas.width, canvas.height, defs, group(parts.join("") + air.body, near));
}
