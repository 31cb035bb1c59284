import { describe, expect, it } from "vitest";
import { addressProblem } from "./address";

describe("CMS-11 addresses", () => {
  it.each(["", "te-koop", "bedankt/gratis-schatting", "verkopen--verhuren", "Verhuren"])("accepts %j", (address) => {
    expect(addressProblem(address)).toBeNull();
  });

  it.each(["/te-koop", "te-koop/", "te koop", "a//b", "é", "a?b", "../x", "-a"])("rejects %j", (address) => {
    expect(addressProblem(address)).not.toBeNull();
  });
});
