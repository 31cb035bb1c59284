/** `auth: false`: the action checks the replica's secret itself. */
export default {
  routes: [{ method: "GET", path: "/site/preview", handler: "site.preview", config: { auth: false } }],
};
