/** Parses HTML rendered by React into arguments of `createElement`. Not a general HTML parser: React closes every tag. */

const voidTags = new Set("area base br col embed hr img input link meta source track wbr".split(" "));
const flags = { checked: "checked", disabled: "disabled", hidden: "hidden", open: "open", required: "required" };
const renamed = { class: "className", readonly: "readOnly", selected: "selected", multiple: "multiple", ...flags };
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" };

const decode = (text) => text.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_all, name) => entities[name]);
const camel = (name) => (name.startsWith("--") ? name : name.replace(/-(\w)/g, (_all, letter) => letter.toUpperCase()));
const styleOf = (text) =>
  Object.fromEntries(
    text
      .split(";")
      .map((rule) => [camel(rule.slice(0, rule.indexOf(":")).trim()), rule.slice(rule.indexOf(":") + 1).trim()])
      .filter(([name]) => name),
  );

function propsOf(source) {
  const props = {};
  for (const [, name, value] of source.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)) {
    const text = decode(value ?? "");
    if (name === "style") props.style = styleOf(text);
    else if (text === "" && renamed[name] && name !== "class") props[renamed[name]] = true;
    else props[renamed[name] ?? name] = text;
  }
  return props;
}

const isRemixs = (tag, props) =>
  (tag === "script" && props.type !== "application/ld+json") || (tag === "link" && props.rel === "modulepreload");

/** The `html` element as {tag, props, children}, without what Remix's `<Scripts>` writes. */
export function readTree(html) {
  const root = { tag: "", props: {}, children: [] };
  const open = [root];
  const token =
    /<!--[\s\S]*?-->|<!DOCTYPE[^>]*>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/"]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    const [text, closing, tag, attributes = "", selfClosed] = found;
    const parent = open.at(-1);
    if (tag === undefined) {
      if (!text.startsWith("<!")) parent.children.push(decode(text));
    } else if (closing) {
      open.pop();
    } else {
      const node = { tag, props: propsOf(attributes), children: [] };
      if (!isRemixs(tag, node.props)) parent.children.push(node);
      if (tag === "script") {
        const end = html.indexOf("</script>", token.lastIndex);
        node.props.dangerouslySetInnerHTML = { __html: html.slice(token.lastIndex, end) };
        token.lastIndex = end + "</script>".length;
      } else if (!selfClosed && !voidTags.has(tag)) open.push(node);
    }
  }
  return root.children.find(({ tag }) => tag === "html");
}

/** The markup both pages must share: without Remix's scripts and React's comments. */
export const sharedMarkup = (html) =>
  html
    .replace(/<!--[\s\S]*?-->/g, "")
    .replace(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(/<script(?! type="application\/ld)[\s\S]*?<\/script>/g, "");

export const preloadsOf = (html) =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
