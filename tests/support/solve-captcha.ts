import { expect, type Locator, type Page } from "@playwright/test";
import { z } from "zod";
import { unseal } from "../../web/app/secrets/sealed.server.js";
import { app } from "./app.js";

const proofs = "**/captcha.json?proof*";

/** Simulates a browser that cannot do the proof of work: its form asks for characters. */
export async function rejectProofOfWork(page: Page): Promise<void> {
  await page.route(proofs, (route) => route.fulfill({ json: {} }));
}

/** The browser can again. */
export const acceptProofOfWork = (page: Page): Promise<void> => page.unroute(proofs);

/** Solves it as somebody who cannot see the picture: the browser works for a moment. */
export async function solveProofOfWork(form: Locator): Promise<void> {
  await form.getByRole("button", { name: "Ik kan de tekens niet lezen" }).click();
  await expect(form.getByText("Gecontroleerd.")).toBeVisible();
}

/** Solves it as somebody who sees the picture. The characters are sealed in the form, and this app's secret is known here. */
export async function typeCharacters(form: Locator): Promise<void> {
  const token = await form.locator('input[name="captchaToken"]').inputValue();
  const sealed = unseal(token, app.env.REPLICA_SECRET ?? "", "captcha");
  const { text } = z.object({ text: z.string() }).parse(JSON.parse(sealed ?? "null"));
  await form.getByLabel("Neem de tekens over").fill(text.toLowerCase());
}
