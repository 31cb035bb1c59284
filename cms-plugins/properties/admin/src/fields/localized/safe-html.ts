/** The tags a description may have; the server keeps the same and drops every attribute but an address. */
const allowed = new Set(["P", "BR", "STRONG", "B", "EM", "I", "U", "UL", "OL", "LI", "H3", "H4", "A"]);
const headings: Readonly<Record<string, string>> = { H1: "h3", H2: "h3", H5: "h4", H6: "h4" };
/** Their text is no text. */
const dropped = new Set(["SCRIPT", "STYLE", "TEMPLATE", "TITLE", "NOSCRIPT", "TEXTAREA"]);

function cleaned(from: Node, to: Node, target: Document): void {
  for (const node of from.childNodes) {
    if (node instanceof Text) to.appendChild(target.createTextNode(node.data));
    if (!(node instanceof Element) || dropped.has(node.tagName)) continue;
    const tag = allowed.has(node.tagName) ? node.tagName.toLowerCase() : headings[node.tagName];
    if (tag === undefined) {
      cleaned(node, to, target);
      continue;
    }
    const element = target.createElement(tag);
    const address = tag === "a" ? node.getAttribute("href") : null;
    if (address && /^(?:https?:|mailto:|tel:)/i.test(address.trim())) element.setAttribute("href", address.trim());
    cleaned(node, element, target);
    to.appendChild(element);
  }
}

/** HTML, such as what somebody pastes, as it may stand in the form: read without running anything, few tags kept. */
export function safeHtml(html: string): string {
  const read = new DOMParser().parseFromString(html, "text/html");
  const target = document.implementation.createHTMLDocument("");
  cleaned(read.body, target.body, target);
  return target.body.innerHTML;
}
