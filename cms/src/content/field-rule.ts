import type { FieldRule } from "@gevel/config";
import type { StaffText } from "@gevel/core";
import type { z } from "zod";
import { addressProblem } from "./address";
import { completeAddress, linkProblem } from "./link-address";

/** A rule for texts. */
export const textRule = (problem: (text: string) => StaffText | null): FieldRule => ({
  problem: (value) => (typeof value === "string" ? problem(value) : null),
});

/** A rule for values of a shape, with the message for any other. */
export const shapeRule = (shape: z.ZodType, message: StaffText): FieldRule => ({
  problem: (value) => (shape.safeParse(value).success ? null : message),
});

/** The part of an address that staff write. */
export const addressRule = textRule(addressProblem);

/** An address that a visitor's click opens. */
export const linkRule: FieldRule = { ...textRule(linkProblem), complete: completeAddress };

/** The same where the check of the whole entry has narrower rules. */
export const completedLink: FieldRule = { complete: completeAddress };
