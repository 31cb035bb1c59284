import type { FromMapFrame, MapMessage } from "@gevel/config";
import { acceptMessage } from "./accept-message";
import type { DrawnMap } from "./draw-map";

/** The embedded map: it listens at once, and loads what draws a map when there is something to draw. */
let latest: MapMessage | null = null;
let drawing: Promise<DrawnMap> | null = null;

const tell = (event: FromMapFrame) => parent.postMessage(JSON.stringify(event), location.origin);

addEventListener("message", (event) => {
  const said = acceptMessage(event, location.origin, parent);
  if (!said) return;
  if ("mark" in said) {
    void drawing?.then((map) => map.mark(said.mark));
    return;
  }
  const isFirst = latest === null;
  latest = said;
  drawing ??= import("./draw-map").then(({ drawMap }) => drawMap(said, tell));
  void drawing.then((map) => {
    if (latest === said && !isFirst) map.show(said);
  });
});
