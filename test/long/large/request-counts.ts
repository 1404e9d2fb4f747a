/** Reads how many requests the API has answered from its metrics. */

export interface RequestCounts {
  requests: number;
  /** Answers of 500 or more. */
  faults: number;
}

const LINE = /^giving_http_requests_total\{[^}]*status="(\w+)"[^}]*\} (\d+)$/gm;

export async function countRequests(url: string): Promise<RequestCounts> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = { requests: 0, faults: 0 };
  for (const [, status, answered] of text.matchAll(LINE)) {
    counts.requests += Number(answered);
    if (status === '5xx') counts.faults += Number(answered);
  }
  return counts;
}
