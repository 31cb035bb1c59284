import type { FromMapFrame, MapMessage } from "@gevel/config";
import "~/ui/all-styles";
import "./map-frame.css";
import { AreaTools } from "./area-tools";
import { button } from "./button";
import { boundsOf, Clusters } from "./clusters";
import type { MapAdapter } from "./map-adapter";
import { Pins } from "./pins";
import { Popup } from "./popup";
import { showUnavailable } from "./show-unavailable";
import { streetsOfDocument } from "./streets";
import { placeCircle, surroundingsOf, withAir } from "./surroundings";

export interface MapHandle {
  show(message: MapMessage): void;
  mark(id: number | null): void;
}

type PostMessage = (event: FromMapFrame) => void;

async function adapterFor(container: HTMLElement, { messageInfo, mapType }: MapMessage): Promise<MapAdapter> {
  const { language } = messageInfo;
  const { dataset } = document.documentElement;
  const accent = getComputedStyle(document.documentElement).getPropertyValue("--brick").trim();
  const token = dataset["mapboxToken"];
  if (token) return (await import("./mapbox-adapter")).openAdapter(container, { token, language, mapType, accent });
  const streets = streetsOfDocument(dataset);
  return (await import("./maplibre-adapter")).openAdapter(container, { language, streets, accent });
}

/** The map for the first message; those that follow change what it shows. */
export async function drawMap(first: MapMessage, post: PostMessage): Promise<MapHandle> {
  const container = element("map");
  const { labels, area, names } = first.messageInfo;
  const adapter = await adapterFor(container, first).catch(() => null);
  if (!adapter) {
    showUnavailable(first.messageInfo);
    return { show: ({ messageInfo }) => showUnavailable(messageInfo), mark: () => {} };
  }
  element("legend").textContent = labels.approximate;
  const popup = new Popup(element("popup"), first);
  const pins = new Pins({
    adapter,
    info: first.messageInfo,
    onPoint: (id) => post({ map: "pointed", id: id ?? popup.listing }),
    onOpen(place, pin) {
      if (names) return adapter.goTo(place.longitude, place.latitude, adapter.farthestIn);
      if (place.kind === "home") post({ map: "opened", id: place.id });
      void popup.open(place, pin);
    },
  });
  for (const [step, sign, label] of [
    [1, "+", labels.zoomIn],
    [-1, "−", labels.zoomOut],
  ] as const) {
    const zoom = button(sign, () => adapter.zoomBy(step));
    zoom.setAttribute("aria-label", label);
    element("zoom").append(zoom);
  }
  const tools =
    area === undefined
      ? null
      : new AreaTools({
          adapter,
          labels,
          place: element("tools"),
          onArea: (area) => post({ map: "area", area: area }),
        });

  const show = ({ propsList, customMarker, messageInfo }: MapMessage) => {
    if (customMarker) document.documentElement.style.setProperty("--pin", customMarker.colour);
    const [only] = propsList;
    const bounds = boundsOf(propsList);
    if (tools) {
      const isKnown = tools.show(messageInfo.area ?? null);
      if (bounds && !isKnown) adapter.fit(tools.bounds() ?? bounds);
    } else if (bounds && propsList.length > 1) {
      // Names are wider than points.
      adapter.fit(withAir(bounds));
    } else if (only) {
      // A home's own page: where it is, and what lies around.
      adapter.fit(surroundingsOf(only, adapter.hasStreets));
      adapter.outline(only[3] ? [] : placeCircle(only));
      document.documentElement.toggleAttribute("data-alone", true);
    }
    pins.show(new Clusters(propsList, adapter.farthestIn));
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
