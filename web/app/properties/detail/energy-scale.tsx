import { energyLabelName, energyScale, type EnergyLabel } from "@gevel/config";
import { useIntl } from "react-intl";
import { energyColor } from "./energy-colors";
import styles from "./energy-scale.module.css";

const width = 560;
const top = 46;
const height = 40;

interface EnergyScaleProps {
  energy: EnergyLabel;
  /** The performance in words, where it is known. */
  value: string | null;
}

/** PROP-11: the scale of the region with the home's place on it. Letters with finer steps share one name. */
export function EnergyScale({ energy, value }: EnergyScaleProps) {
  const intl = useIntl();
  const labels = energyScale(energy.region);
  const place = labels.indexOf(energy.label);
  const name = energyLabelName(energy.label);
  const region = intl.formatMessage({ id: `properties.region.${energy.region}` });
  const said = intl.formatMessage(
    { id: value ? "properties.detail.energyLabelValue" : "properties.detail.energyLabel" },
    { label: name, region, value },
  );
  // Luxembourg's own wording, when it is no label of the scale.
  if (place < 0) return <p className={styles.text}>{said}</p>;

  const letters = [...new Set(labels.map((label) => label.charAt(0)))];
  const isFine = labels.length > 12;
  const step = width / labels.length;
  const middle = Math.min(Math.max((place + 0.5) * step, 28), width - 28);
  const point = (place + 0.5) * step;
  return (
    <svg className={styles.scale} viewBox={`0 0 ${width} ${top + height}`} role="img" aria-label={said}>
      {labels.map((label, index) => {
        const [fill, text] = energyColor(label, letters);
        const isLastOfLetter = labels[index + 1]?.charAt(0) !== label.charAt(0);
        return (
          <g key={label}>
            <rect
              x={index * step}
              y={top}
              width={step - (isFine && !isLastOfLetter ? 0 : 2)}
              height={height}
              fill={fill}
            />
            {isFine ? null : (
              <text x={(index + 0.5) * step - 1} y={top + height / 2} fill={text} className={styles.letter}>
                {energyLabelName(label)}
              </text>
            )}
          </g>
        );
      })}
      {isFine
        ? letters.map((letter) => {
            const first = labels.findIndex((label) => label.startsWith(letter));
            const many = labels.filter((label) => label.startsWith(letter)).length;
            return (
              <text
                key={letter}
                x={(first + many / 2) * step - 1}
                y={top + height / 2}
                fill={energyColor(letter, letters)[1]}
                className={styles.letter}
              >
                {letter.toUpperCase()}
              </text>
            );
          })
        : null}
      <path d={`M${point - 7} ${top - 9} h14 l-7 8z`} className={styles.pointer} />
      <rect x={middle - 28} y={0} width={56} height={top - 8} rx={4} className={styles.pointer} />
      <text x={middle} y={(top - 8) / 2} className={styles.name}>
        {name}
      </text>
    </svg>
  );
}
