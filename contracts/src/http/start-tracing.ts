/** Whether a collector of OpenTelemetry is configured, by its standard variable. */
export const isTracing = () => Boolean(process.env['OTEL_EXPORTER_OTLP_ENDPOINT']);

/**
 * Sends traces to the collector that is configured; without one nothing is loaded. What it answers
 * ends tracing, and sends before what was recorded.
 */
export async function startTracing(service: string): Promise<(() => Promise<void>) | undefined> {
  if (!isTracing()) return undefined;
  const { sendTraces } = await import('./send-traces');
  return sendTraces(service);
}
