import { propertyInputSchema } from "@gevel/config";

/** The reference of an item whose other fields may be invalid; empty where it has none. */
export function referenceOf(item: unknown): string {
  const parsed = propertyInputSchema.shape.reference.safeParse(
    typeof item === "object" && item !== null && "reference" in item ? item.reference : undefined,
  );
  return parsed.success ? parsed.data : "";
}
