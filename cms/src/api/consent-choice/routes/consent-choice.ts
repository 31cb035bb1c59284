/** `auth: false`: the action checks the replica's secret itself. */
export default {
  routes: [{ method: "POST", path: "/consent-choices", handler: "consent-choice.count", config: { auth: false } }],
};
