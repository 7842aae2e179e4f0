/** Ends tracing; what was recorded is sent before. */
export type StopTracing = () => Promise<void>;

/** Whether a collector of OpenTelemetry is configured, by its standard variable. */
export const isTracing = () => Boolean(process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);

/** Sends traces to the collector that is configured; without one nothing is loaded. */
export async function startTracing(service: string): Promise<StopTracing | undefined> {
  if (!isTracing()) return undefined;
  const { sendTraces } = await import('./send-traces');
  return sendTraces(service);
}
