import type { FromMapFrame, MapMessage } from "@gevel/config";
import { acceptMessage } from "./accept-message";
import type { MapHandle } from "./draw-map";

/** The embedded map: it listens at once and loads the map code when there is something to draw. */
let latest: MapMessage | null = null;
let drawing: Promise<MapHandle> | null = null;

const post = (event: FromMapFrame) => parent.postMessage(JSON.stringify(event), location.origin);

addEventListener("message", (event) => {
  const message = acceptMessage(event, location.origin, parent);
  if (!message) return;
  if ("mark" in message) {
    void drawing?.then((map) => map.mark(message.mark));
    return;
  }
  const isFirst = latest === null;
  latest = message;
  drawing ??= import("./draw-map").then(({ drawMap }) => drawMap(message, post));
  void drawing.then((map) => {
    if (latest === message && !isFirst) map.show(message);
  });
});
