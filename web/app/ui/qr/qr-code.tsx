import { qrMatrix } from "./qr-matrix";
import styles from "./qr-code.module.css";

/** What a reader needs around it. */
const quiet = 4;

/** A QR code as one path; nothing where the text is too long for one. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = qrMatrix(text);
  if (!rows) return null;
  const size = rows.length + 2 * quiet;
  const path = rows
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : "")))
    .join("");
  return (
    <svg className={styles.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#1f2421" shapeRendering="crispEdges" />
    </svg>
  );
}
