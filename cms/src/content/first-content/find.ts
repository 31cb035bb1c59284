export function find<Item extends { key: string }>(items: readonly Item[], key: string): Item {
  const found = items.find((item) => item.key === key);
  if (!found) throw new Error(`the first content has no ${key}`);
  return found;
}
