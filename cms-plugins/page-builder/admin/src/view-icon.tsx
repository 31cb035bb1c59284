import type { moduleViews } from "@gevel/config";
import type { ReactNode } from "react";
import { useTheme } from "styled-components";

type View = (typeof moduleViews)[number];

/** Colours of a drawing: pictures, text, buttons. */
interface Tones {
  picture: string;
  text: string;
  press: string;
}

const width = 72;
const height = 48;

const Bar = ({
  x,
  y,
  length,
  tone,
  thick = 3,
}: {
  x: number;
  y: number;
  length: number;
  tone: string;
  thick?: number;
}) => <rect x={x} y={y} width={length} height={thick} rx={1} fill={tone} />;

const Lines = ({
  x,
  y,
  length,
  count,
  tone,
}: {
  x: number;
  y: number;
  length: number;
  count: number;
  tone: string;
}) => (
  <>
    {Array.from({ length: count }, (_, line) => (
      <Bar
        key={line}
        x={x}
        y={y + line * 5}
        length={line === count - 1 ? length * 0.6 : length}
        tone={tone}
        thick={2}
      />
    ))}
  </>
);

const Card = ({ x, tones, wide = 13 }: { x: number; tones: Tones; wide?: number }) => (
  <>
    <rect x={x} y={12} width={wide} height={15} rx={1.5} fill={tones.picture} />
    <Lines x={x} y={30} length={wide} count={2} tone={tones.text} />
  </>
);

const Heading = ({ tones }: { tones: Tones }) => <Bar x={6} y={5} length={22} tone={tones.text} />;

/** The layout of a module's items on the page; a view without its own drawing is shown as text. */
const views: Partial<Readonly<Record<View, (tones: Tones) => ReactNode>>> = {
  "module-view": (tones) => (
    <>
      <Heading tones={tones} />
      {[6, 22, 38, 54].map((x) => (
        <Card key={x} x={x} tones={tones} wide={12} />
      ))}
    </>
  ),
  "odds-view": (tones) => (
    <>
      <rect x={6} y={5} width={28} height={17} rx={1.5} fill={tones.picture} />
      <Lines x={39} y={7} length={27} count={3} tone={tones.text} />
      <rect x={38} y={26} width={28} height={17} rx={1.5} fill={tones.picture} />
      <Lines x={6} y={28} length={27} count={3} tone={tones.text} />
    </>
  ),
  "single-view": (tones) => (
    <>
      <rect x={6} y={6} width={32} height={36} rx={1.5} fill={tones.picture} />
      <Bar x={43} y={8} length={20} tone={tones.text} />
      <Lines x={43} y={16} length={23} count={4} tone={tones.text} />
    </>
  ),
  "slider-view": (tones) => (
    <>
      <rect x={15} y={6} width={42} height={29} rx={1.5} fill={tones.picture} />
      <path d="M9 16l-4 5 4 5M63 16l4 5-4 5" fill="none" stroke={tones.press} strokeWidth={2} strokeLinecap="round" />
      {[29, 36, 43].map((x) => (
        <circle key={x} cx={x} cy={41} r={1.8} fill={x === 29 ? tones.press : tones.picture} />
      ))}
    </>
  ),
};

const form = (tones: Tones) => (
  <>
    <Heading tones={tones} />
    {[12, 21].map((y) => (
      <rect key={y} x={6.5} y={y + 0.5} width={48} height={6} rx={1} fill="none" stroke={tones.text} />
    ))}
    <rect x={6} y={32} width={22} height={8} rx={1.5} fill={tones.press} />
  </>
);

const calculator = (tones: Tones) => (
  <>
    <Heading tones={tones} />
    {[14, 22, 30].map((y) => (
      <g key={y}>
        <Bar x={6} y={y} length={26} tone={tones.text} thick={2} />
        <Bar x={52} y={y} length={14} tone={tones.text} thick={2} />
      </g>
    ))}
    <Bar x={44} y={38} length={22} tone={tones.press} thick={4} />
  </>
);

const besides = (tones: Tones) => (
  <>
    <rect x={6} y={9} width={30} height={30} rx={1} fill={tones.picture} />
    <Bar x={41} y={11} length={18} tone={tones.text} />
    <Lines x={41} y={20} length={25} count={3} tone={tones.text} />
  </>
);

const textLines = (tones: Tones) => (
  <>
    <Bar x={6} y={8} length={30} tone={tones.text} thick={4} />
    <Lines x={6} y={18} length={60} count={5} tone={tones.text} />
  </>
);

const ListingDrawing = ({ x, y, tones }: { x: number; y: number; tones: Tones }) => (
  <>
    <path d={`M${x} ${y + 5}l6.5 -5 6.5 5v8h-13z`} fill={tones.picture} />
    <Lines x={x} y={y + 15} length={13} count={1} tone={tones.text} />
  </>
);

const homes = (tones: Tones) => (
  <>
    <Heading tones={tones} />
    {[6, 22, 38, 54].map((x) => (
      <ListingDrawing key={x} x={x} y={15} tones={tones} />
    ))}
    <Lines x={6} y={36} length={60} count={1} tone={tones.text} />
  </>
);

const fullListings = (tones: Tones) => (
  <>
    <rect x={6} y={4} width={44} height={6} rx={1} fill={tones.text} />
    <rect x={53} y={4} width={13} height={6} rx={1} fill={tones.press} />
    {[14, 31].flatMap((y) =>
      [6, 22, 38, 54].map((x) => <ListingDrawing key={`${x} ${y}`} x={x} y={y} tones={tones} />),
    )}
  </>
);

const team = (tones: Tones) => (
  <>
    {[6, 27].flatMap((y) =>
      [8, 24, 40, 56].map((x) => (
        <g key={`${x} ${y}`}>
          <circle cx={x + 5} cy={y + 5} r={5.5} fill={tones.picture} />
          <Bar x={x} y={y + 13} length={10} tone={tones.text} thick={2} />
        </g>
      )),
    )}
  </>
);

/** Contents that look the same in whichever view. */
const ofKinds: Readonly<Record<string, (tones: Tones) => ReactNode>> = {
  "relation.contact": form,
  "relation.costs": calculator,
  "relation.text-picture": besides,
  "relation.property-list": homes,
};

/** Templates that the gallery offers in two sizes. */
const variants = { fullListings, team } as const;
const isVariant = (name: string): name is keyof typeof variants => name in variants;

interface ViewIconProps {
  view: View;
  /** Uids of its contents. */
  kinds: readonly string[];
  /** The template's name, in the gallery. */
  start?: string;
  scale?: number;
}

/** A small drawing of a module's look; its meaning is in the text beside it. */
export function ViewIcon({ view, kinds, start = "", scale = 1 }: ViewIconProps) {
  const { colors } = useTheme();
  const tones = { picture: colors.primary200, text: colors.neutral300, press: colors.primary500 };
  const [first] = kinds;
  const ofContent = first === undefined ? textLines : (ofKinds[first] ?? views[view] ?? textLines);
  const draw = isVariant(start) ? variants[start] : ofContent;
  return (
    <svg
      aria-hidden
      focusable="false"
      width={width * scale}
      height={height * scale}
      viewBox={`0 0 ${width} ${height}`}
      style={{ display: "block", flex: "none", borderRadius: 4, background: colors.neutral100 }}
    >
      {draw(tones)}
    </svg>
  );
}
