/** Small words to write SVG with; numbers keep one decimal so that a picture stays a few kilobytes. */
const round = (value: number) => Math.round(value * 10) / 10;

type Attributes = Readonly<Record<string, string | number | undefined>>;

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? round(value) : value}"`)
    .join("");

/**
 * `opacity` has its element drawn on a sheet of its own, as large as the picture; for what is only filled, or only
 * stroked, the cheap properties look the same, and a façade has some hundred of them.
 */
function withCheapOpacity(name: string, { opacity, ...attributes }: Attributes): Attributes {
  const filled = attributes.fill !== undefined && attributes.fill !== "none";
  const stroked = attributes.stroke !== undefined;
  if (opacity === undefined || name === "g" || filled === stroked) return { ...attributes, opacity };
  return { ...attributes, [filled ? "fill-opacity" : "stroke-opacity"]: opacity };
}

export const tag = (name: string, attributes: Attributes, children = "") => {
  const opening = `<${name}${written(withCheapOpacity(name, attributes))}`;
  return children ? `${opening}>${children}</${name}>` : `${opening}/>`;
};

export const rect = (x: number, y: number, width: number, height: number, fill: string, more: Attributes = {}) =>
  tag("rect", { x, y, width, height, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  tag("circle", { cx, cy, r, fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  tag("ellipse", { cx, cy, rx, ry, fill, ...more });

export const polygon = (points: readonly (readonly [number, number])[], fill: string, more: Attributes = {}) =>
  tag("polygon", { points: points.map(([x, y]) => `${round(x)},${round(y)}`).join(" "), fill, ...more });

export const path = (d: string, fill: string, more: Attributes = {}) =>
  tag("path", { d: d.replace(/-?\d+\.\d{2,}(?:e-?\d+)?/g, (value) => String(round(Number(value)))), fill, ...more });

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width = 1,
  more: Attributes = {},
) => tag("line", { x1, y1, x2, y2, stroke, "stroke-width": width, ...more });

export const group = (children: string, attributes: Attributes = {}) => tag("g", attributes, children || " ");

/** A gradient from top to bottom unless an angle's end is given. */
export const gradient = (id: string, stops: readonly (readonly [number, string, number?])[], { x2 = 0, y2 = 1 } = {}) =>
  tag(
    "linearGradient",
    { id, x1: 0, y1: 0, x2, y2 },
    stops
      .map(([offset, color, opacity]) => tag("stop", { offset, "stop-color": color, "stop-opacity": opacity }))
      .join(""),
  );

export const svg = (width: number, height: number, defs: string, body: string, viewBox = `0 0 ${width} ${height}`) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}"><defs>${defs}</defs>${body}</svg>`;
