const allowed = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?![/\\])[^\s]*|#[^\s]*|\?[^\s]*)$/i;

/** An address typed by staff; empty when a link may not lead to it (`javascript:`, `//elsewhere`). */
export function safeAddress(address: string): string {
  const trimmed = address.trim();
  if (/^www\./i.test(trimmed)) return `https://${trimmed}`;
  return allowed.test(trimmed) ? trimmed : "";
}
