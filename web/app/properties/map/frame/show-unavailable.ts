import type { MapMessage } from "@gevel/config";

/** No WebGL here: the frame says so, and lists the places as ways to narrow the search. */
export function showUnavailable({ labels, places }: MapMessage["messageInfo"]): void {
  const text = document.createElement("p");
  text.textContent = labels.unavailable;
  const list = document.createElement("ul");
  list.className = "places";
  list.setAttribute("aria-label", labels.places);
  for (const { name, count, path } of places) {
    const link = Object.assign(document.createElement("a"), { href: path, textContent: `${name} (${count})` });
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  const note = document.createElement("div");
  note.className = "unavailable";
  note.append(text, list);
  document.body.replaceChildren(note);
}
