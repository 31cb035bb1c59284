"use strict";

/**
 * better-sqlite3 13 brings its binaries in the package and needs Node 22: on Node 20 it ends the process with a
 * segmentation fault. Version 12 runs on Node 20 and must be compiled. Strapi, knex and our own code ask for
 * `better-sqlite3` by name, so the choice is made behind that name (decision 107).
 */
const [major] = process.versions.node.split(".").map(Number);

module.exports = major >= 22 ? require("better-sqlite3-prebuilt") : require("better-sqlite3-compiled");
