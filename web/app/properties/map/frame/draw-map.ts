import type { FromMapFrame, MapMessage } from "@gevel/config";
import "~/ui/all-styles";
import "./map-frame.css";
import { boundsOf, Clusters } from "./clusters";
import type { Ground } from "./ground";
import { Pins } from "./pins";
import { Popup } from "./popup";
import { showUnavailable } from "./show-unavailable";

export interface DrawnMap {
  show(message: MapMessage): void;
  mark(id: number | null): void;
}

type Tell = (event: FromMapFrame) => void;

async function groundFor(container: HTMLElement, { messageInfo, mapType }: MapMessage): Promise<Ground> {
  const { language } = messageInfo;
  const token = document.documentElement.dataset["mapboxToken"];
  if (!token) return (await import("./maplibre-ground")).openGround(container, language);
  return (await import("./mapbox-ground")).openGround(container, { token, language, mapType });
}

/** The map for the first message; those that follow change what it shows. */
export async function drawMap(first: MapMessage, tell: Tell): Promise<DrawnMap> {
  const container = element("map");
  const { words } = first.messageInfo;
  const ground = await groundFor(container, first).catch(() => null);
  if (!ground) {
    showUnavailable(first.messageInfo);
    return { show: ({ messageInfo }) => showUnavailable(messageInfo), mark: () => {} };
  }
  const popup = new Popup(element("popup"), first);
  const pins = new Pins({
    ground,
    info: first.messageInfo,
    onPoint: (id) => tell({ map: "pointed", id: id ?? popup.home }),
    onOpen(home, pin) {
      tell({ map: "opened", id: home.id });
      void popup.open(home, pin);
    },
  });
  for (const [step, sign, label] of [
    [1, "+", words.zoomIn],
    [-1, "−", words.zoomOut],
  ] as const) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: sign });
    button.setAttribute("aria-label", label);
    button.addEventListener("click", () => ground.zoomBy(step));
    element("zoom").append(button);
  }

  const show = ({ propsList, customMarker }: MapMessage) => {
    if (customMarker) document.documentElement.style.setProperty("--pin", customMarker.colour);
    const bounds = boundsOf(propsList);
    if (bounds) ground.fit(bounds);
    pins.show(new Clusters(propsList));
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
