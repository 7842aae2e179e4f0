import { DiagConsoleLogger, DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { loggedMessage } from './logged-error';

/** Milliseconds: a collector that is away keeps nobody from stopping. */
const LAST_SEND = 3000;

/**
 * Records and sends spans; every `fetch` of the process is one, and carries its trace along.
 * Sampling, headers and names follow OpenTelemetry's own variables.
 */
export function sendTraces(service: string): () => Promise<void> {
  diag.setLogger(new DiagConsoleLogger(), DiagLogLevel.ERROR);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': `showroom-${service}` }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const calls = new UndiciInstrumentation({
    // What nobody asked for, such as looking for new compositions, is no trace of its own.
    requireParentforSpans: true,
    // Addresses hold what people typed, and tokens; whoever answers names the route.
    requestHook: (span, { origin }) => span.setAttributes({ 'url.full': origin, 'url.path': '', 'url.query': '' }),
  });
  return async () => {
    calls.disable();
    const sent = provider.shutdown().catch((cause: unknown) => {
      process.stderr.write(`Traces could not be sent: ${loggedMessage(cause)}\n`);
    });
    const tooLate = new Promise<void>((resolve) => void setTimeout(resolve, LAST_SEND).unref());
    await Promise.race([sent, tooLate]);
  };
}
