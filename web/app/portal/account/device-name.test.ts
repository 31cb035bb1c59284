import { expect, it } from "vitest";
import { deviceName } from "./account.server";

const inFrench = (browser: string, system: string) => `${browser} sur ${system}`;

it.each([
  ["Firefox on Windows", "Firefox sur Windows"],
  ["Samsung Internet on Android", "Samsung Internet sur Android"],
  ["Linux", "Linux"],
  [null, ""],
])("OWNER-1 shows a device that the CMS calls %j as %j", (device, expected) =>
  expect(deviceName(device, inFrench)).toBe(expected),
);
