import type { FromMapFrame, MapMessage } from "@gevel/config";
import "~/ui/all-styles";
import "./map-frame.css";
import { AreaTools } from "./area-tools";
import { button } from "./button";
import { boundsOf, Clusters } from "./clusters";
import type { Ground } from "./ground";
import { Pins } from "./pins";
import { Popup } from "./popup";
import { showUnavailable } from "./show-unavailable";
import { streetsOfDocument } from "./streets";
import { placeCircle, surroundingsOf, withAir } from "./surroundings";

export interface DrawnMap {
  show(message: MapMessage): void;
  mark(id: number | null): void;
}

type Tell = (event: FromMapFrame) => void;

async function groundFor(container: HTMLElement, { messageInfo, mapType }: MapMessage): Promise<Ground> {
  const { language } = messageInfo;
  const { dataset } = document.documentElement;
  const accent = getComputedStyle(document.documentElement).getPropertyValue("--brick").trim();
  const token = dataset["mapboxToken"];
  if (token) return (await import("./mapbox-ground")).openGround(container, { token, language, mapType, accent });
  const streets = streetsOfDocument(dataset);
  return (await import("./maplibre-ground")).openGround(container, { language, streets, accent });
}

/** The map for the first message; those that follow change what it shows. */
export async function drawMap(first: MapMessage, tell: Tell): Promise<DrawnMap> {
  const container = element("map");
  const { words, area, names } = first.messageInfo;
  const ground = await groundFor(container, first).catch(() => null);
  if (!ground) {
    showUnavailable(first.messageInfo);
    return { show: ({ messageInfo }) => showUnavailable(messageInfo), mark: () => {} };
  }
  element("legend").textContent = words.approximate;
  const popup = new Popup(element("popup"), first);
  const pins = new Pins({
    ground,
    info: first.messageInfo,
    onPoint: (id) => tell({ map: "pointed", id: id ?? popup.home }),
    onOpen(place, pin) {
      if (names) return ground.goTo(place.longitude, place.latitude, ground.farthestIn);
      if (place.kind === "home") tell({ map: "opened", id: place.id });
      void popup.open(place, pin);
    },
  });
  for (const [step, sign, label] of [
    [1, "+", words.zoomIn],
    [-1, "−", words.zoomOut],
  ] as const) {
    const zoom = button(sign, () => ground.zoomBy(step));
    zoom.setAttribute("aria-label", label);
    element("zoom").append(zoom);
  }
  const tools =
    area === undefined
      ? null
      : new AreaTools({
          ground,
          words,
          place: element("tools"),
          onArea: (drawn) => tell({ map: "area", area: drawn }),
        });

  const show = ({ propsList, customMarker, messageInfo }: MapMessage) => {
    if (customMarker) document.documentElement.style.setProperty("--pin", customMarker.colour);
    const [only] = propsList;
    const bounds = boundsOf(propsList);
    if (tools) {
      const isKnown = tools.show(messageInfo.area ?? null);
      if (bounds && !isKnown) ground.fit(tools.bounds() ?? bounds);
    } else if (bounds && propsList.length > 1) {
      // Names are wider than points.
      ground.fit(withAir(bounds));
    } else if (only) {
      // A home's own page: where it is, and what lies around.
      ground.fit(surroundingsOf(only, ground.hasStreets));
      ground.outline(only[3] ? [] : placeCircle(only));
      document.documentElement.toggleAttribute("data-alone", true);
    }
    pins.show(new Clusters(propsList, ground.farthestIn));
    // The whole number, for whoever asks how many the map has.
    container.dataset["total"] = String(propsList.length);
  };
  show(first);
  return { show, mark: (id) => pins.mark(id) };
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the frame has no #${id}`);
  return found;
}
