import { createIsland } from "~/islands/island";
import { registerIslands } from "~/islands/island-registry";

/** Its script comes with the first keystroke in a form, or with a form that came back. */
export const { captcha: CaptchaIsland } = registerIslands({
  captcha: createIsland(() => import("./captcha-field").then(({ CaptchaField }) => CaptchaField)),
});
