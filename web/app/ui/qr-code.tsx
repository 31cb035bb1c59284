import { encodeQR } from "qr";
import styles from "./qr-code.module.css";

/** Modules around it, without which readers do not find it. */
const quiet = 4;

/** A QR code as one path. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quiet });
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg className={styles.code} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <rect width={rows.length} height={rows.length} fill="#ffffff" />
      <path d={path} fill="#1f2421" shapeRendering="crispEdges" />
    </svg>
  );
}
