/** The answer of a write that waits for another person: 202 instead of the route's own status. */
export class Pending<Body> {
  constructor(readonly body: Body) {}
}
