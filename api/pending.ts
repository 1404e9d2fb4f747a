/** A handler returns this if a write waits for another person. The response is then 202. */
export class Pending<Body> {
  constructor(readonly body: Body) {}
}
