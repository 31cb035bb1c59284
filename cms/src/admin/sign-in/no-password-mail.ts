import { patchStrapi } from "../strapi-patches/patch-strapi";

const link = `jsx(Link, {
                            isExternal: false,
                            tag: NavLink,
                            to: "/auth/forgot-password",`;

/**
 * The house sends no mail, so its server has no way to ask for a new password (see restrict-routes.ts). The link that led to
 * a form that failed says instead who gives one, and the addresses of that form lead to the login.
 */
export const noPasswordMail = () =>
  patchStrapi({
    name: "no-password-mail",
    folder: /@strapi\/admin\/dist\/admin\/admin\/src\/pages\/Auth\//,
    changes: {
      "Auth/components/Login.mjs": [
        [link, `jsx(Typography, { variant: "pi", textColor: "neutral600", textAlign: "center", tag: "p",`],
      ],
      "Auth/constants.mjs": [
        ["[AUTH_TYPES.FORGOT_PASSWORD]: ForgotPassword,", ""],
        ["[AUTH_TYPES.FORGOT_PASSWORD_SUCCESS]: ForgotPasswordSuccess,", ""],
        ["[AUTH_TYPES.RESET_PASSWORD]: ResetPassword,", ""],
      ],
    },
  });
