import {
  type Context,
  defaultTextMapGetter,
  type Span as LibrarySpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { minutes, seconds } from '../../domain/time/duration.ts';
import type { TraceSettings } from '../config.ts';
import type { Span, SpanOptions, Tracing } from './spans.ts';

/** Where no name is set (OTEL_SERVICE_NAME). */
const SERVICE_NAME = 'it-support-website';
/** A statement that inserts a thousand rows says the same a thousand times. */
const LONGEST_VALUE = 2000;
const LAST_WORDS = seconds(2);
const TELL_AGAIN_AFTER = minutes(1);

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER };

/**
 * Traces in the protocol OTLP. The exporter reads the standard variables by itself (address, headers, time limits); spans wait
 * for it in a queue that is bounded, and are dropped when it is full.
 */
export function startTracing(settings: TraceSettings, log: Pick<Logger, 'warn'>): Tracing {
  const own = resourceFromAttributes({ 'service.name': SERVICE_NAME });
  const provider = new TracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    sampler: makeSampler(settings),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter: sayOnce(new OTLPTraceExporter(), log) })],
  });
  const tracer = provider.getTracer(SERVICE_NAME);
  const propagator = new W3CTraceContextPropagator();

  const begin = (name: string, options: SpanOptions, context: Context): Span => {
    const { kind, attributes = {} } = options;
    const span = tracer.startSpan(name, { kind: kind && KINDS[kind], attributes }, context);
    return adapt(span, (inner, innerOptions = {}) =>
      begin(inner, innerOptions, trace.setSpan(context, span)),
    );
  };
  return {
    begin(name, options, traceparent) {
      const carrier = traceparent === undefined ? {} : { traceparent };
      return begin(name, options, propagator.extract(ROOT_CONTEXT, carrier, defaultTextMapGetter));
    },
    async stop() {
      // The exporter tries for longer than a stop may take.
      const patience = new Promise((resolve) => setTimeout(resolve, LAST_WORDS).unref());
      await Promise.race([provider.shutdown().catch(() => {}), patience]);
    },
  };
}

function adapt(span: LibrarySpan, begin: Span['begin']): Span {
  let hasFailed = false;
  return {
    set: (attributes) => void span.setAttributes(attributes),
    rename: (name) => void span.updateName(name),
    fail(kind) {
      if (hasFailed) return;
      hasFailed = true;
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', kind);
    },
    end: () => span.end(),
    begin,
  };
}

/** By the names of the specification; the library leaves reading them to larger packages. */
function makeSampler({ sampler, ratio }: TraceSettings): Sampler {
  const name = sampler.replace('parentbased_', '');
  const root =
    name === 'always_on'
      ? new AlwaysOnSampler()
      : name === 'always_off'
        ? new AlwaysOffSampler()
        : new TraceIdRatioBasedSampler(ratio);
  return name === sampler ? root : new ParentBasedSampler({ root });
}

/** A collector that is away is logged once a minute, without what it was to get. */
function sayOnce(exporter: SpanExporter, log: Pick<Logger, 'warn'>): SpanExporter {
  let next = 0;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const now = performance.now();
        if (result.code === ExportResultCode.FAILED && now >= next) {
          next = now + TELL_AGAIN_AFTER;
          log.warn({ err: result.error, spans: spans.length }, 'Traces were not taken');
        }
        done(result);
      });
    },
    forceFlush: async () => await exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
