const allowed = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[^\s]+|\/(?![/\\])[^\s]*|#[^\s]*|\?[^\s]*)$/i;

/** An address staff typed, empty when it is none that a link may lead to (`javascript:`, `//elsewhere`). */
export function safeAddress(address: string): string {
  const trimmed = address.trim();
  if (/^www\./i.test(trimmed)) return `https://${trimmed}`;
  return allowed.test(trimmed) ? trimmed : "";
}
