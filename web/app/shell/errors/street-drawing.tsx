import styles from "./street-drawing.module.css";

/** A window with its cross, by its left upper corner. */
const pane = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}zM${x + width / 2} ${y}v${height}M${x} ${y + height / 3}h${width}`;

const rows = (xs: readonly number[], ys: readonly number[], width: number, height: number) =>
  ys.flatMap((y) => xs.map((x) => pane(x, y, width, height))).join("");

/** A house as its outline, what is drawn on it, and its door. */
const fronts = [
  {
    // Stepped gable.
    outline: "M40 300V132h20v-26h20V80h20V54h22V34h36v20h22v26h20v26h20v26h20v168z",
    lines: rows([66, 178], [150, 212], 36, 48) + pane(122, 150, 36, 48) + pane(122, 84, 36, 42) + "M40 276h200",
    door: "M122 300v-36q18-18 36 0v36z",
  },
  {
    // Terrace with a bay window.
    outline: "M248 300V108l70-44 70 44v192z",
    lines: `${rows([270, 336], [128], 30, 48)}M266 200h66v62h-66zM288 200v62M310 200v62M266 220h66M248 112h140`,
    door: "M346 300v-76h28v76z",
  },
  {
    // The modernist one.
    outline: "M640 300V96h210v204z",
    lines:
      "M640 118h210M658 136h120v44h-120zM698 136v44M738 136v44M658 204h120v44h-120zM698 204v44M738 204v44M796 118v182M640 276h156",
    door: "M806 300v-70h34v70z",
  },
  {
    // Apartments on the quay.
    outline: "M858 300V40h170v260z",
    lines: `${rows([876, 926, 976], [64, 122, 180], 32, 40)}M858 236h170M858 56h170`,
    door: "M926 300v-50h34v50z",
  },
  {
    // Villa.
    outline: "M1060 300V170l80-64 80 64v130z",
    lines: `${rows([1080, 1168], [190], 34, 48)}M1044 178l96-78 96 78M1176 128v-34h18v48`,
    door: "M1126 300v-58q14-14 28 0v58z",
  },
] as const;

/** A street in which one house is missing: number 404. */
export function StreetDrawing() {
  return (
    <div className={styles.street} aria-hidden="true">
      <svg viewBox="0 0 1260 301" preserveAspectRatio="xMidYMax slice" focusable="false">
        {fronts.map(({ outline, lines, door }) => (
          <g key={outline}>
            <path className={styles.wall} d={outline} />
            <path d={lines} />
            <path className={styles.door} d={door} />
          </g>
        ))}
        <path className={styles.missing} d="M404 300V112l55-40 20 14V58h22v44l75 10v188z" />
        <g>
          <path d="M514 300v-78" />
          <rect className={styles.plate} x="468" y="176" width="92" height="46" rx="3" />
          <text x="514" y="208">
            404
          </text>
        </g>
        <path d="M0 300h1260" />
        <path className={styles.tree} d="M612 300v-58M612 244c-22 0-24-36-8-46-4-26 34-26 30 0 18 12 10 46-22 46z" />
      </svg>
    </div>
  );
}
