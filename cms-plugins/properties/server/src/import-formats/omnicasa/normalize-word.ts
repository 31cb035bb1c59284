/** "Off-market", "OFF MARKET" and "off market" are one, and so are "réservé" and "reserve". */
export const normalizeWord = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
