/** Where the name of a place may be, in ems from its centre: beside it if a pin covers it, because a pin never covers a name. */
export const besidePins = Object.entries({
  center: [0, 0],
  bottom: [0, -2.4],
  top: [0, 2.4],
  left: [2.4, 0],
  right: [-2.4, 0],
  "bottom-right": [0.4, -2.4],
  "bottom-left": [-0.4, -2.4],
  "top-right": [0.4, 2.4],
  "top-left": [-0.4, 2.4],
}).flatMap(([anchor, [right = 0, down = 0]]): [string, [number, number]] => [anchor, [right, down]]);
