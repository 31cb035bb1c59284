interface OpeningHoursProps {
  /** Lines such as "Monday to Friday" and "9:00–18:00"; nothing is shown for none. */
  hours: readonly { days: string; hours: string }[];
  className: string | undefined;
}

/** When an office is open. */
export function OpeningHours({ hours, className }: OpeningHoursProps) {
  if (hours.length === 0) return null;
  return (
    <dl className={className}>
      {hours.map(({ days, hours: open }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd>{open}</dd>
        </div>
      ))}
    </dl>
  );
}
