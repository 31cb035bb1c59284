import { energyLabelName, energyScale, energyTone, type EnergyLabel } from "@gevel/config";
import { useIntl } from "react-intl";
import colors from "../card/energy-colors.module.css";
import styles from "./energy-scale.module.css";

const width = 560;
const top = 46;
const height = 40;

interface EnergyScaleProps {
  energy: EnergyLabel;
  /** The performance as text, if known. */
  value: string | null;
}

/** PROP-11: the region's scale with the home's position on it. Letters with finer steps share one name. */
export function EnergyScale({ energy, value }: EnergyScaleProps) {
  const intl = useIntl();
  const labels = energyScale(energy.region);
  const place = labels.indexOf(energy.label);
  const name = energyLabelName(energy.label);
  const region = intl.formatMessage({ id: `properties.region.${energy.region}` });
  const spokenLabel = intl.formatMessage(
    { id: value ? "properties.detail.energyLabelValue" : "properties.detail.energyLabel" },
    { label: name, region, value },
  );
  // Luxembourg's own wording, when it is no label of the scale.
  if (place < 0) return <p className={styles.text}>{spokenLabel}</p>;

  const letters = [...new Set(labels.map((label) => label.charAt(0)))];
  const tone = (label: string) => energyTone({ label, region: energy.region }) ?? undefined;
  const isFine = labels.length > 12;
  const step = width / labels.length;
  const middle = Math.min(Math.max((place + 0.5) * step, 28), width - 28);
  const point = (place + 0.5) * step;
  return (
    <svg className={styles.scale} viewBox={`0 0 ${width} ${top + height}`} role="img" aria-label={spokenLabel}>
      {labels.map((label, index) => {
        const isLastOfLetter = labels[index + 1]?.charAt(0) !== label.charAt(0);
        return (
          <g key={label} className={colors.energy} data-tone={tone(label)}>
            <rect
              className={styles.step}
              x={index * step}
              y={top}
              width={step - (isFine && !isLastOfLetter ? 0 : 2)}
              height={height}
            />
            {isFine ? null : (
              <text x={(index + 0.5) * step - 1} y={top + height / 2} className={styles.letter}>
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
              <g key={letter} className={colors.energy} data-tone={tone(labels[first] ?? letter)}>
                <text x={(first + many / 2) * step - 1} y={top + height / 2} className={styles.letter}>
                  {letter.toUpperCase()}
                </text>
              </g>
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
