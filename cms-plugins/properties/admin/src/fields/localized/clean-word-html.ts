const listLevel = /mso-list:\s*l\d+\s+level(\d+)/i;
/** A number or a letter before a full stop or bracket; a bullet is a character of a symbol font. */
const numbered = /^\(?[0-9a-z]+[.)]/i;

/** Word writes a list as paragraphs whose style names its level, with the bullet or number as text. */
function toListItem(paragraph: Element): { item: Element; tag: "ol" | "ul" } {
  const marker = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const tag = numbered.test(marker?.textContent?.trim() ?? "") ? "ol" : "ul";
  marker?.remove();
  const item = paragraph.ownerDocument.createElement("li");
  item.append(...paragraph.childNodes);
  return { item, tag };
}

function buildLists(body: HTMLElement): void {
  /** The list that is being filled and those around it, the outermost first. */
  let open: Element[] = [];
  for (const paragraph of body.querySelectorAll('p[style*="mso-list" i]')) {
    const level = Number(listLevel.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    if (level === 0) continue;
    if (paragraph.previousElementSibling !== open[0]) open = [];
    const { item, tag } = toListItem(paragraph);
    open = open.slice(0, level);
    if (open.length === level && open.at(-1)?.localName !== tag) open.pop();
    let list = open.at(-1);
    if (!list || open.length < level) {
      const parent = list?.lastElementChild;
      list = body.ownerDocument.createElement(tag);
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push(list);
    }
    list.append(item);
    paragraph.remove();
  }
}

/** What Word puts on the clipboard: its lists as lists, without the empty paragraphs it uses for space. */
export function cleanWordHtml(html: string): string {
  if (!/urn:schemas-microsoft-com|\bmso-/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, "text/html");
  buildLists(body);
  for (const paragraph of body.querySelectorAll("p")) if (!paragraph.textContent?.trim()) paragraph.remove();
  return body.innerHTML;
}
