import { describe, expect, it } from "vitest";
import { acceptedInputOf } from "./accepted-inputs.js";
import { listingAttributeShape } from "./listing-attribute-schemas.js";
import { projectInputSchema } from "./project-import.js";
import { propertyInputSchema } from "./property-import.js";

const { shape } = propertyInputSchema;
const unit = projectInputSchema.shape.constructions.unwrap().unwrap().element.shape;

describe("a number written as text", () => {
  it.each([
    ["price", shape.price],
    ["minimumIncome", shape.minimumIncome],
    ["chargesOwner", shape.chargesOwner],
    ["depositAmount", shape.depositAmount],
    ["surfaceGround", shape.surfaceGround],
    ["epcTotal", shape.epcTotal],
    ["price of a unit", unit.price],
    ["surface of a unit", unit.surface],
  ])("API-2 is rejected as %s when its dot may separate thousands", (_, schema) => {
    const message = "may be read as 28.5 and as 28500; send it as a number, or without the dot if it is 28500";
    expect(schema.safeParse("28.500").error?.issues).toMatchObject([{ code: "custom", path: [], message }]);
    for (const text of ["1.000", " 250.000 ", "999.999"]) expect(schema.safeParse(text).success, text).toBe(false);
    expect(schema.parse(28.5)).toBe(28.5);
    for (const [text, number] of [
      ["28500", 28_500],
      ["28.5", 28.5],
      ["28.50", 28.5],
      ["28500.000", 28_500],
      ["0.500", 0.5],
      ["1.0000", 1],
      ["", null],
    ] as const)
      expect(schema.parse(text), text).toBe(number);
  });

  it.each([
    ["latitude", shape.latitude, "51.219"],
    ["longitude", shape.longitude, "4.401"],
    ["depositMonths", shape.depositMonths, "2.000"],
    ["energyPerformance", shape.energyPerformance, "187.500"],
    ["latitude of a project", projectInputSchema.shape.latitude, "51.219"],
  ])("is read as %s, where thousands make no sense", (_, schema, text) => {
    expect(schema.parse(text)).toBe(Number(text));
  });

  it("PROP-11 accepts a negative energy performance, and other energy figures of a home that produces energy", () => {
    for (const value of [-1, -20.5, -5_000, -2_000_000, "-12.5"])
      expect(shape.energyPerformance.parse(value)).toBe(Number(value));
    expect(shape.energyPerformance.safeParse(3_001).success).toBe(false);
    for (const key of ["epcTotal", "epcCo2", "eLevel"] as const) expect(shape[key].parse(-8)).toBe(-8);
    expect(listingAttributeShape.energyPerformance.parse(-2_000_000)).toBe(-2_000_000);
  });

  it("is still rejected as a whole number", () => {
    expect(shape.bedrooms.safeParse("1.250").error?.issues[0]?.code).toBe("invalid_type");
  });

  it("API-4 is described as it is parsed", () => {
    const text = (key: "price" | "latitude", value: string) =>
      acceptedInputOf(shape[key].unwrap())?.safeParse(value).success;
    expect([text("price", "28.500"), text("price", "28500.000"), text("price", "28.5"), text("price", "")]).toEqual([
      ...[false, true, true, true],
    ]);
    expect(text("latitude", "51.219")).toBe(true);
  });
});
