/** Fetches a number from the site while a page is open. */
export async function fetchCount(address: string): Promise<number> {
  const answer = await fetch(address, { headers: { accept: "application/json" } });
  if (!answer.ok) throw new Error(`The count answered ${answer.status}`);
  const body: unknown = await answer.json();
  if (typeof body === "object" && body !== null && "count" in body && typeof body.count === "number") return body.count;
  throw new Error("The count is not a number");
}
