import { createIsland } from "~/islands/island";
import { nameIslands } from "~/islands/known-islands";

/** Its script comes with the first keystroke in a form, or with a form that came back. */
export const { captcha: CaptchaIsland } = nameIslands({
  captcha: createIsland(() => import("./captcha-field").then(({ CaptchaField }) => CaptchaField)),
});
