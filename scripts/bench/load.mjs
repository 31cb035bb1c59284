import autocannon from "autocannon";

/**
 * Loads a server as hard as possible, from a process of its own: {url, addresses, headers, seconds, connections}, or
 * with its own `requests`; `rate` limits the requests per second.
 */
process.on("message", async ({ url, addresses = [], headers, seconds, connections, rate, requests }) => {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(rate ? { overallRate: rate } : {}),
    requests: requests ?? addresses.map((path) => ({ method: "GET", path, headers })),
  });
  process.send({
    answered: result["2xx"],
    others: result.non2xx + result.errors + result.timeouts,
    perSecond: result["2xx"] / result.duration,
    p99: result.latency.p99,
    bytes: result.throughput.total,
  });
});
process.send("ready");
